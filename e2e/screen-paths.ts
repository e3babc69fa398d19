import path from 'node:path'
import type { RemoteContributions } from '@portal/contract/remote-registry'
import { customerRemoteNames } from './remote-names.ts'

const readContributions = async (remote: string): Promise<RemoteContributions> =>
  (await import(path.resolve(import.meta.dirname, '..', remote, 'remote.config.ts'))).default.contributes

const contributions = await Promise.all(customerRemoteNames.map(readContributions))
/** Screens that show the same as another, or nothing without a choice or a form. */
const omittedPaths = ['/overzicht', '/portaal', '/schades/melden', '/editInfo']

/**
 * Paths of the screens of a customer, at the demo tenant that addresses customers informally. Excludes screens of
 * single items.
 */
export const customerScreenPaths = [
  ...contributions
    .flatMap(({ routes }) => routes)
    .filter(({ audience }) => audience === 'customer')
    .map((route) => route.path.replace(/\/:.*/, ''))
    .filter((route) => !omittedPaths.includes(route)),
  '/editInfo/income',
  '/editInfo/mortgage',
  '/editInfo/personalia',
  '/editInfo/living',
]

/** Screens that together show content of most remotes. The quick check uses them instead of all screens. */
export const selectedScreenPaths = ['/dashboard', '/hypotheek', '/documenten', '/berichten'] as const
