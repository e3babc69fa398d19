/**
 * Gives types that a report tells apart by numbers, in the order of the modules that they are in, the name of what uses them:
 * `Props_12` of a component `AskRow` is `AskRow_Props`. Otherwise one component more would rename those of all others.
 */
export function withStableNames(report: string): string {
  const bases = new Set([...report.matchAll(/\b([A-Za-z]\w*?)_\d+\b/g)].map(([, base]) => base))
  const isNumbered = (name: string) => bases.has(name.replace(/_\d+$/, ''))
  const names = new Map<string, string>()
  for (const [, owner, rest = ''] of report.matchAll(/^(?:export )?(?:function|const|class) (\w+)([^\n]*)/gm))
    for (const [name] of rest.matchAll(/\b\w+\b/g))
      if (isNumbered(name) && !names.has(name)) names.set(name, `${owner}_${name.replace(/_\d+$/, '')}`)
  return report.replace(/\b\w+\b/g, (name) => names.get(name) ?? name)
}
