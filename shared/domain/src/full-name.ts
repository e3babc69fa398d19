/** Parts of a person's name. `suffix` is the prefix of the last name ('van der'), as on the wire. */
interface NameParts {
  initials?: string | null
  first_name?: string | null
  suffix?: string | null
  last_name?: string | null
}

/** Formats a full name: first name or else initials, prefix and last name. */
export const formatFullName = ({ initials, first_name, suffix, last_name }: NameParts): string =>
  [first_name || initials, suffix, last_name].filter(Boolean).join(' ')

/** Formats a house number as '12', '12A' or '12A-3'. */
export const formatHouseNumber = (number: string, letter?: string | null, addition?: string | null): string =>
  `${number}${letter ?? ''}${addition ? `-${addition}` : ''}`
