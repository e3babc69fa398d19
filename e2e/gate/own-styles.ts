import type { Page } from '@playwright/test'

/** Before a page's own code: notes the style sheets that came with it. */
function noteSheets(): void {
  addEventListener('DOMContentLoaded', () => {
    Object.assign(globalThis, { cameWithPage: new WeakSet(document.querySelectorAll('style')) })
  })
}

/** Has a page know which of its style sheets were its own from the start. */
export const watchStyles = (page: Page): Promise<unknown> => page.addInitScript(noteSheets)

/**
 * What remotes style past the classes of what they draw: by rules that the shell keeps within their regions, whose selectors are told, and
 * by sheets of their own, which nothing keeps there.
 */
export const ownStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { cameWithPage } = globalThis as unknown as { cameWithPage?: WeakSet<Element> }
    const hasRules = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].some((rule) => 'selectorText' in rule || 'cssRules' in rule)
    const kept = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => ('start' in rule && 'cssRules' in rule ? [rule as CSSScopeRule] : []))
      .map(({ start, cssRules: [rule] }) => {
        const remote = /data-remote="([^"]+)"/.exec(start ?? '')?.[1] ?? start
        return `${remote} styles ${rule?.cssText.replace(/\s*\{.*/s, '')}, and not only what it draws`
      })
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style:not([data-emotion])')]
      .flatMap((element) => (cameWithPage?.has(element) || !element.sheet ? [] : [element.sheet]))
      .concat(document.adoptedStyleSheets)
      .filter(hasRules)
      .map(({ cssRules }) => `a style sheet of a remote’s own: ${cssRules[0]?.cssText.slice(0, 80)}`)
    return [...new Set([...kept, ...sheets])]
  })
