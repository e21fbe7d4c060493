import { Button } from '../ui/button.tsx';

const Page = () => (
  <main>
    <h1>login</h1>
    <Button>Try</Button>
  </main>
);
export default Page;
