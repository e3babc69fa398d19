const conditionalRulePattern = /^@(media|supports|container)\b/

/**
 * Replaces parts of a selector in parentheses or brackets (`:not(…)`, `[…]`) with '!'. Such parts only restrict an
 * element; they do not select other elements.
 */
const maskNestedSelectors = (selector: string): string => {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '!')
  return less === selector ? less : maskNestedSelectors(less)
}

/**
 * Returns whether each selector of a rule matches only elements of one class and their descendants.
 * @param own selector of that class
 */
export const matchesOnlyClass = (rule: string, own: string): boolean =>
  rule.startsWith(`${own}{`) ||
  (rule.match(/[^{};]+(?=\{)/g) ?? ['@']).every(
    (prelude) =>
      conditionalRulePattern.test(prelude) ||
      maskNestedSelectors(prelude)
        .split(',')
        .every((selector) =>
          /^([^\w\s>+~-][^\s>+~]*)?( *> *| |$)(?![+~])/.test(selector.split(own).slice(1).pop() ?? '-'),
        ),
  )

/**
 * Limits a rule to the regions of a remote, without regions of other remotes in it. Returns null for a rule that always
 * affects the whole page, such as fonts or keyframes. Browsers without `@scope` ignore the result.
 */
export function scopeToRemote(remote: string, rule: string): string | null {
  const region = `[data-remote="${remote}"]`
  if (rule.startsWith('@') && !conditionalRulePattern.test(rule)) return null
  return `@scope (${region}) to ([data-remote]:not(${region})){${rule}}`
}
