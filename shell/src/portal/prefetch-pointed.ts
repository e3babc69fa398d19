import { screensAt } from '@portal/domain/routing'
import { screensOf } from '../routing/resolve.ts'
import { type Beforehand, preloadScreen } from './prefetch.ts'

const pointing = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the code of a customer's screen once a link to it is pointed at, touched or focused: also where idle time fetches
 * nothing, because the line is slow or each byte costs. Each screen once; one that failed, again.
 */
export function prefetchPointed({ remotes, loader, core }: Beforehand): void {
  const screens = screensOf(remotes).filter(({ route }) => route.audience === 'customer')
  const asked = new Set<string>()
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const [screen] = link ? screensAt(screens, link.pathname) : []
    if (!screen || asked.has(screen.name) || !core.isAllowed(screen.route.gate)) return
    asked.add(screen.name)
    preloadScreen(loader, screen.remote.name, screen.route.view).catch(() => asked.delete(screen.name))
  }
  for (const type of pointing) document.addEventListener(type, look, { passive: true })
}
