/** Stops a demo when the visitor closes it: a frame that replaces it loads when it is shown. */
export function stopDemos(text: HTMLElement): undefined {
  for (const details of text.querySelectorAll<HTMLDetailsElement>('.demo')) {
    details.ontoggle = () => {
      const frame = details.querySelector('iframe');
      if (!details.open) frame?.replaceWith(frame.cloneNode());
    };
  }
}
