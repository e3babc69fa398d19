import type { Tenant } from '@portal/contract/tenant'
import {
  type ColorSettings,
  colorSettingsCookie,
  readColorSettings,
} from '@portal/domain/theme/color-settings'
import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'

const year = 365 * 24 * 60 * 60

/** Colour scheme and contrast of the page (THEME-08). */
export interface ColorScheme {
  readonly chosen: Store<ColorSettings>
  /** Applies another choice at once, and stores it on this device. */
  choose(look: ColorSettings): void
}

/** The choice that the page server applied, with updates for the current tenant. */
export function createColorScheme(tenant: Store<Tenant | null>): ColorScheme {
  const chosen = createStore(readColorSettings(document.cookie))
  const show = async () => {
    const { applyTheme } = await import('./apply-theme.ts')
    applyTheme({ tenant: tenant.get(), look: chosen.get() })
  }
  for (const cause of [tenant, chosen]) cause.subscribe(() => void show())
  return {
    chosen,
    choose: (look) => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all supported browsers
      document.cookie = `${colorSettingsCookie(look)}; path=/; max-age=${year}; samesite=lax`
      chosen.set(look)
    },
  }
}
