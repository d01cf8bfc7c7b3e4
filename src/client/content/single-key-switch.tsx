import { type ReactNode, useState } from 'react';
import { isKeyOn, type SingleKey, setKeyOn } from '#client/lib/single-key';
import { Switch } from '#client/ui/forms/switch';

/** Turns a shortcut of one character on or off in this browser. The server cannot render it. */
export function SingleKeySwitch({ shortcut, children }: { shortcut: SingleKey; children: ReactNode }) {
  const [isOn, setOn] = useState(() => isKeyOn(shortcut));
  return (
    <Switch
      checked={isOn}
      onCheckedChange={next => {
        setKeyOn(shortcut, next);
        setOn(next);
      }}
    >
      {children}
    </Switch>
  );
}
