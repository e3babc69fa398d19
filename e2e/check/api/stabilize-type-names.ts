/**
 * Replaces numbered type names, which depend on module order, by names based on their users: `Props_12` of the
 * component `AskRow` becomes `AskRow_Props`. Otherwise a new component would rename the types of all others.
 */
export function stabilizeTypeNames(report: string): string {
  const bases = new Set([...report.matchAll(/\b([A-Za-z]\w*?)_\d+\b/g)].map(([, base]) => base))
  const isNumberedName = (name: string) => bases.has(name.replace(/_\d+$/, ''))
  const names = new Map<string, string>()
  for (const [, owner, rest = ''] of report.matchAll(/^(?:export )?(?:function|const|class) (\w+)([^\n]*)/gm))
    for (const [name] of rest.matchAll(/\b\w+\b/g))
      if (isNumberedName(name) && !names.has(name)) names.set(name, `${owner}_${name.replace(/_\d+$/, '')}`)
  return report.replace(/\b\w+\b/g, (name) => names.get(name) ?? name)
}
