import type { Tenant } from '@portal/contract/tenant'
import {
  type ColorSettings,
  formatColorSettingsCookie,
  readColorSettings,
} from '@portal/domain/theme/color-settings'
import type { Store } from '@portal/remote-kit/portal'
import { createStore } from '@portal/remote-kit/store'
import { setCookie, yearSeconds } from '../session/device-storage.ts'

export function createColorScheme(tenant: Store<Tenant | null>) {
  const chosen = createStore(readColorSettings(document.cookie))
  const applyColorScheme = async () => {
    const { applyTheme } = await import('./apply-theme.ts')
    applyTheme({ tenant: tenant.get(), colorSettings: chosen.get() })
  }
  for (const cause of [tenant, chosen]) cause.subscribe(() => void applyColorScheme())
  return {
    chosen,
    /** Applies the given colour settings at once, and stores them on this device. */
    choose: (settings: ColorSettings) => {
      setCookie(formatColorSettingsCookie(settings), yearSeconds)
      chosen.set(settings)
    },
  }
}
