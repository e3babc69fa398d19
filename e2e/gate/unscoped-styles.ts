import type { Page } from '@playwright/test'

/** Runs in the page before its code: records the initial style sheets. */
function recordInitialStyleSheets(): void {
  addEventListener('DOMContentLoaded', () => {
    Object.assign(globalThis, { initialStyleSheets: new WeakSet(document.querySelectorAll('style')) })
  })
}

export const recordStyleSheetsOnLoad = (page: Page): Promise<unknown> =>
  page.addInitScript(recordInitialStyleSheets)

/**
 * Finds styles of remotes that affect more than the remote's own classes: rules that the shell had to limit to the
 * remote with `@scope`, and separate style sheets, which the shell does not limit.
 */
export const findUnscopedStyles = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { initialStyleSheets } = globalThis as unknown as { initialStyleSheets?: WeakSet<Element> }
    const hasCssRules = ({ cssRules }: CSSStyleSheet) =>
      [...cssRules].some((rule) => 'selectorText' in rule || 'cssRules' in rule)
    const limitedRules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => ('start' in rule && 'cssRules' in rule ? [rule as CSSScopeRule] : []))
      .map(({ start, cssRules: [rule] }) => {
        const remote = /data-remote="([^"]+)"/.exec(start ?? '')?.[1] ?? start
        return `${remote} styles ${rule?.cssText.replace(/\s*\{.*/s, '')}, and not only what it draws`
      })
    const sheets = [...document.querySelectorAll<HTMLStyleElement>('style:not([data-emotion])')]
      .flatMap((element) => (initialStyleSheets?.has(element) || !element.sheet ? [] : [element.sheet]))
      .concat(document.adoptedStyleSheets)
      .filter(hasCssRules)
      .map(({ cssRules }) => `a style sheet of a remote’s own: ${cssRules[0]?.cssText.slice(0, 80)}`)
    return [...new Set([...limitedRules, ...sheets])]
  })
