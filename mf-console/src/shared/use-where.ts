import { useText } from '../texts.ts'

/** Formats where a version is placed: a tenant, all tenants, or a channel. */
export function useWhere(tenants: readonly { subdomain: string; name: string }[]): (where: string) => string {
  const text = useText()
  return (where) => {
    if (where === '*') return text('all_tenants')
    return tenants.find(({ subdomain }) => subdomain === where)?.name ?? where
  }
}
