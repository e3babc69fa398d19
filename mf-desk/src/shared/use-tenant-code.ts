import { useTenant } from '@portal/remote-kit'

/** Code of the page's tenant, which every desk call contains. */
export const useTenantCode = (): string => useTenant()?.code ?? ''
