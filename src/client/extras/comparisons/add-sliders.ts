/** Lays the second picture over the first one, cut at the slider. */
export function addSliders(text: HTMLElement): undefined {
  for (const pair of text.querySelectorAll<HTMLElement>('.compare')) {
    if (pair.querySelector('input') !== null) continue;
    const captions = Array.from(pair.querySelectorAll('figcaption'), ({ textContent }) => textContent);
    for (const side of ['width', 'height']) {
      pair.style.setProperty(`--${side}`, pair.querySelector('img')?.getAttribute(side) ?? '');
    }
    const slider = document.createElement('input');
    slider.type = 'range';
    slider.setAttribute('aria-label', captions.join(' / '));
    slider.oninput = () => {
      pair.style.setProperty('--cut', `${slider.value}%`);
      slider.setAttribute('aria-valuetext', `${slider.value} % ${captions[0]}`);
    };
    pair.append(slider);
  }
}
