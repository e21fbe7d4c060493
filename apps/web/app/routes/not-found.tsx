import { Button } from '../ui/button.tsx';

const Page = () => (
  <main>
    <h1>not-found</h1>
    <Button>Try</Button>
  </main>
);
export default Page;
