import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** A minimal page that responds to clicks and keys. */
function BarePage() {
  const [count, setCount] = useState(0);
  const [text, setText] = useState('');
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Clicked ${count}`}
      </button>
      <label>
        Name <input value={text} onChange={event => setText(event.target.value)} />
      </label>
    </main>
  );
}

const root = document.getElementById('app');
if (root) hydrateRoot(root, <BarePage />);
