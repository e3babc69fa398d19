import type { Tenant } from '@portal/contract/tenant'
import { type ChosenLook, chosenLookOf, lookCookie } from '@portal/domain/theme/chosen-look'
import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

const year = 365 * 24 * 60 * 60

/** Colour scheme and contrast of the page (THEME-08). */
export interface Look {
  readonly chosen: Store<ChosenLook>
  /** Applies another choice at once, and stores it on this device. */
  choose(look: ChosenLook): void
}

/** The choice that the page server applied, with updates for the current tenant. */
export function createColorScheme(tenant: Store<Tenant | null>): Look {
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
