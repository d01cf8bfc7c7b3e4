import { useRef, useState } from 'react';
import { Button } from '../../../../ui/primitives/button';
import { copyOrSelect } from './copy-or-select';
import styles from './css-text.module.css';

/** The curve as CSS has it, to take along. */
export function CssText({ text }: { text: string }) {
  const codeRef = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState('');
  const copy = async () => {
    const isCopied = codeRef.current !== null && (await copyOrSelect(codeRef.current));
    setCopied(isCopied ? text : '');
  };
  return (
    <div className={styles.css}>
      <code ref={codeRef}>{text}</code>
      <Button size="sm" onClick={copy}>
        Copy
      </Button>
      <span role="status" className={styles.copied}>
        {copied === text && 'Copied'}
      </span>
    </div>
  );
}
