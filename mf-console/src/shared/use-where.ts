import { useText } from '../texts.ts'

/** Formats where a version is placed: a tenant, all tenants, or a channel. */
export function useWhere(firms: readonly { subdomain: string; name: string }[]): (where: string) => string {
  const text = useText()
  return (where) => {
    if (where === '*') return text('all_firms')
    return firms.find(({ subdomain }) => subdomain === where)?.name ?? where
  }
}
