import type { Page } from '@portal/contract/page'
import { firstReads } from '@portal/domain/first-reads'
import { screensAt } from '@portal/domain/routing'
import type { ApiClient, Store } from '@portal/remote-kit/portal'
import { type Screen, screensOf } from '../routing/resolve.ts'
import { type Beforehand, preloadScreen } from './prefetch.ts'
import { prefetchReads } from './prefetch-reads.ts'

const pointing = ['pointerover', 'touchstart', 'focusin'] as const

interface Pointed extends Beforehand {
  core: Beforehand['core'] & { api: ApiClient }
  page: Pick<Page, 'staff'>
  /** Whether anybody is signed in. */
  session: { account: Store<unknown> }
}

/**
 * Fetches the code of a customer's screen once a link to it is pointed at, touched or focused: also where idle time fetches
 * nothing, because the line is slow or each byte costs. Each screen once; one that failed, again. Once the link is pressed, what
 * the screen reads first is asked for too: a press lasts a tenth of a second, in which a slow phone would send nothing.
 */
export function prefetchPointed({ page, remotes, loader, core, session }: Pointed): void {
  const screens = screensOf(remotes).filter(({ route }) => route.audience === 'customer')
  const asked = new Set<string>()
  const screenOf = ({ target }: Event): Screen | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const [screen] = link ? screensAt(screens, link.pathname) : []
    return screen && core.isAllowed(screen.route.gate) ? screen : undefined
  }
  const fetchCode = (event: Event) => {
    const screen = screenOf(event)
    if (!screen || asked.has(screen.name)) return
    asked.add(screen.name)
    preloadScreen(loader, screen.remote.name, screen.route.view).catch(() => asked.delete(screen.name))
  }
  const read = (event: Event) => {
    const screen = screenOf(event)
    if (!screen || !session.account.get()) return
    const reads = firstReads(screen.route, remotes, core.isAllowed, page.staff && [])
    prefetchReads(core.queries, core.api, reads.screen)
  }
  for (const type of pointing) document.addEventListener(type, fetchCode, { passive: true })
  document.addEventListener('pointerdown', read, { passive: true })
}
