import type { ApiCall, CallInput } from '@portal/contract/call'
import type { GenericSchema } from '@portal/contract/valibot'
import { useTenant } from '@portal/remote-kit'

/** A call of the desk. Its path names the tenant. */
export type DeskCall = ApiCall & { readonly params: { tenant: GenericSchema } }

/** Input of a desk call without the tenant, which `useDeskData` and `useDeskWrite` add. */
export type DeskInput<C extends DeskCall, Input = CallInput<C>> = Omit<Input, 'params'> &
  (keyof C['params'] extends 'tenant'
    ? { params?: never }
    : { params: Record<Exclude<keyof C['params'], 'tenant'>, string | number> })

/** Code of the tenant, which every call of the desk needs. */
export const useTenantCode = (): string => useTenant()?.code ?? ''
