import type { Tenant } from '@portal/contract/tenant'
import { type ChosenLook, chosenLookOf, lookCookie } from '@portal/domain/theme/chosen-look'
import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

const year = 365 * 24 * 60 * 60

/** The look of the page: light or dark, with more contrast or without (THEME-08). */
export interface Look {
  readonly chosen: Store<ChosenLook>
  /** Shows another look at once, and keeps it on this device. */
  choose(look: ChosenLook): void
}

/** The look that the edge gave the page, which follows what is chosen and whose portal it is. */
export function createLook(tenant: Store<Tenant | null>): Look {
  const chosen = createStore(chosenLookOf(document.cookie))
  const show = async () => {
    const { applyTheme } = await import('./apply-theme.ts')
    applyTheme({ tenant: tenant.get(), look: chosen.get() })
  }
  for (const cause of [tenant, chosen]) cause.subscribe(() => void show())
  return {
    chosen,
    choose: (look) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
      document.cookie = `${lookCookie(look)}; path=/; max-age=${year}; samesite=lax`
      chosen.set(look)
    },
  }
}
