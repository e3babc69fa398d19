import type { Descriptor, ShellBuild } from '@portal/contract/descriptor'

/**
 * What a build may not have that is to run in a sandbox: whatever else of it would be served, drawn or shown outside of its frame, and
 * screens that stand in the way of others.
 */
export function sandboxProblems(build: Descriptor | ShellBuild): string[] {
  if (!('entry' in build)) return ['a shell runs in no sandbox']
  const { contributes, edge, widgets, origins, brings, isModule } = build
  const has: [boolean, string][] = [
    [contributes.routes.some(({ audience }) => audience !== 'customer'), 'screens for guests'],
    [contributes.routes.some(({ opensOn }) => opensOn !== undefined), 'screens that open on every path'],
    [
      contributes.routes.some(({ keepFresh }) => keepFresh !== undefined),
      'reads that are repeated on every screen',
    ],
    [edge !== undefined, 'code that draws on the server'],
    [widgets !== undefined, 'widgets'],
    [origins !== undefined, 'origins of its own'],
    [brings !== undefined, 'a library in place of the page’s'],
    [isModule === true, 'code that is modules of the language'],
  ]
  return has.filter(([is]) => is).map(([, what]) => `it has ${what}, which a sandbox does not let it have`)
}
