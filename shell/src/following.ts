/**
 * Asks for the code that the page needs after the shell's own, in a task of its own. The edge names it apart from the
 * page's first files, so that on a slow line the shell comes first and starts while the rest is on its way.
 */
export function fetchFollowing(): void {
  const following = document.querySelector<HTMLTemplateElement>('#following')
  if (following) setTimeout(() => document.head.append(following.content))
}
