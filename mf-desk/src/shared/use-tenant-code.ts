import { useTenant } from '@portal/remote-kit'

/** Code of the tenant, which every call of the desk needs. */
export const useTenantCode = (): string => useTenant()?.code ?? ''
