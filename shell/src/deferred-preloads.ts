/**
 * Asks for the code that the page needs after the shell's own, in a task of its own. The edge names it apart from the
 * page's first files, so that on a slow line the shell comes first and starts while the rest is on its way.
 */
export function addDeferredPreloads(): void {
  const template = document.querySelector<HTMLTemplateElement>('#following')
  if (template) setTimeout(() => document.head.append(template.content))
}
