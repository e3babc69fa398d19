const conditionalRulePattern = /^@(media|supports|container)\b/

/**
 * Replaces parenthesised and bracketed parts of a selector (`:not(…)`, `[…]`) with '!'. These parts only restrict the
 * element and do not select other elements.
 */
const getOutermostCompound = (selector: string): string => {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '!')
  return less === selector ? less : getOutermostCompound(less)
}

/**
 * Whether a rule matches only elements of one class and their descendants, in each of its selectors.
 * @param own selector of that class
 */
export const matchesOnlyClass = (rule: string, own: string): boolean =>
  rule.startsWith(`${own}{`) ||
  (rule.match(/[^{};]+(?=\{)/g) ?? ['@']).every(
    (prelude) =>
      conditionalRulePattern.test(prelude) ||
      getOutermostCompound(prelude)
        .split(',')
        .every((selector) =>
          /^([^\w\s>+~-][^\s>+~]*)?( *> *| |$)(?![+~])/.test(selector.split(own).slice(1).pop() ?? '-'),
        ),
  )

/**
 * Limits a rule to a remote's regions, excluding those of other remotes in it. Null for rules that would always affect
 * the whole page, such as fonts or keyframes. Browsers without `@scope` ignore it.
 */
export function scopeToRemote(remote: string, rule: string): string | null {
  const region = `[data-remote="${remote}"]`
  if (rule.startsWith('@') && !conditionalRulePattern.test(rule)) return null
  return `@scope (${region}) to ([data-remote]:not(${region})){${rule}}`
}
