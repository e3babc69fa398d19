import type { Screen } from '@portal/domain/routing'
import type { Shell } from '../shell.ts'
import { type PrefetchReads, prefetchReads, preloadScreen } from './prefetch.ts'

const pointing = ['pointerover', 'touchstart', 'focusin'] as const

type Parts = PrefetchReads & Pick<Shell, 'loader'> & { routing: Pick<Shell['routing'], 'leadsTo'> }

/**
 * Prefetches a screen's code when a link to it is hovered, touched or focused, also on slow or metered lines. Each
 * screen once; a failed one again. Pressing the link also sends the screen's first reads: a press lasts a tenth of a
 * second, in which a slow phone would otherwise send nothing.
 */
export function prefetchPointed({ routing, loader, ...parts }: Parts): void {
  const prefetched = new Set<string>()
  const screenOf = ({ target }: Event): Screen | undefined => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null
    const destination = link && routing.leadsTo(link)
    return destination?.kind === 'screen' && destination.route.audience === 'customer'
      ? destination
      : undefined
  }
  const fetchCode = (event: Event) => {
    const screen = screenOf(event)
    if (!screen || prefetched.has(screen.name)) return
    prefetched.add(screen.name)
    preloadScreen(loader, screen.remote.name, screen.route.view).catch(() => prefetched.delete(screen.name))
  }
  const read = (event: Event) => {
    const screen = screenOf(event)
    if (screen) prefetchReads(parts, screen)
  }
  for (const type of pointing) document.addEventListener(type, fetchCode, { passive: true })
  document.addEventListener('pointerdown', read, { passive: true })
}
