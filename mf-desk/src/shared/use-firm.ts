import { useTenant } from '@portal/remote-kit'

/** Code of the firm that the page is of, which every call of the desk names. */
export const useFirm = (): string => useTenant()?.code ?? ''
