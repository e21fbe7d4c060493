import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { trustedDevicesQuery, useDistrustDevice, useTrustDevice } from './api.ts';
import classes from './setup.module.css';

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Please try again in a moment.') });

/** Where the pictures work: the devices that this family has trusted. */
export const TrustedDevices = ({ firstName }: { readonly firstName: string }) => {
  const { data: devices, error, isFetching, refetch } = useQuery(trustedDevicesQuery);
  const trust = useTrustDevice();
  const distrust = useDistrustDevice();
  if (devices === undefined) {
    if (error === null) return <LinesSkeleton lines={3} />;
    return <ErrorState title="We could not load your devices" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const here = devices.some(({ current }) => current);
  return (
    <>
      <p className={classes.words}>
        Pictures open {firstName}’s screens only on a device that you trust: your family’s own tablet or computer, not a shared or a school
        one.
      </p>
      {!here && (
        <Button busy={trust.isPending} onClick={() => trust.mutate(undefined, { onError: failed('This device was not trusted') })}>
          Trust this device
        </Button>
      )}
      {devices.length > 0 && (
        <ul className={classes.devices} aria-label="Trusted devices">
          {devices.map(({ id, device, current, trustedAt }) => (
            <li key={id}>
              <span className={classes.device}>
                <strong>{current ? `This device (${device})` : device}</strong>
                <span className={classes.soft}>Trusted since {formatDate(trustedAt)}</span>
              </span>
              <Button
                kind="text"
                busy={distrust.isPending && distrust.variables === id}
                onClick={() => distrust.mutate(id, { onError: failed('The device is still trusted') })}
                aria-label={`Stop trusting ${current ? 'this device' : device}`}
              >
                Stop trusting
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
