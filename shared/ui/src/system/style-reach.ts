/** At-rules that only say when the rules in them count. */
const conditional = /^@(media|supports|container)\b/

/** A selector without what stands in parentheses and brackets: that says of which element it is, and never of another. */
const outermost = (selector: string): string => {
  const less = selector.replace(/\([^()]*\)|\[[^[\]]*\]/g, '!')
  return less === selector ? less : outermost(less)
}

/**
 * Whether a rule is about elements of one class and what is in them: each of its selectors leads to that class, and from there to
 * nothing that stands beside.
 * @param own selector of that class
 */
export const isOfClass = (rule: string, own: string): boolean =>
  rule.startsWith(`${own}{`) ||
  (rule.match(/[^{};]+(?=\{)/g) ?? ['@']).every(
    (prelude) =>
      conditional.test(prelude) ||
      outermost(prelude)
        .split(',')
        .every((selector) =>
          /^([^\w\s>+~-][^\s>+~]*)?( *> *| |$)(?![+~])/.test(selector.split(own).slice(1).pop() ?? '-'),
        ),
  )

/**
 * A rule that counts within what a remote draws alone, and not in what another draws there. Null for what would count in the whole
 * page however it is written, such as a font or the steps of an animation. Browsers without `@scope` leave it out.
 */
export function within(remote: string, rule: string): string | null {
  const region = `[data-remote="${remote}"]`
  if (rule.startsWith('@') && !conditional.test(rule)) return null
  return `@scope (${region}) to ([data-remote]:not(${region})){${rule}}`
}
