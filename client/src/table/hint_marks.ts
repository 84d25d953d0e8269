/** Where the things of a hint stand on the board: skins mark men with `data-man`, cards with `data-pick`, others with `data-hint`. */

const MARKED = '[data-man], [data-pick], [data-hint]';

/** Whether an option names what has this mark. */
export function names(option: string, mark: string | undefined): boolean {
  return mark !== undefined && option.split(' ').slice(1).includes(mark);
}

/** Ring what an option names; what is returned takes the rings away. */
export function ring(option: string, root: ParentNode = document): () => void {
  const found = [...root.querySelectorAll<HTMLElement>(MARKED)].filter(({ dataset: { hint, pick, man } }) =>
    names(option, hint ?? pick ?? man),
  );
  for (const one of found) one.classList.add('hinted');
  return () => {
    for (const one of found) one.classList.remove('hinted');
  };
}
