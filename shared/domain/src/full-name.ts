/** Name fields in wire format; `suffix` is the prefix of the last name ('van der'). */
interface NameParts {
  initials?: string | null
  first_name?: string | null
  suffix?: string | null
  last_name?: string | null
}

/** Full name: first name or otherwise initials, prefix and last name, as far as known. */
export const formatFullName = ({ initials, first_name, suffix, last_name }: NameParts): string =>
  [first_name || initials, suffix, last_name].filter(Boolean).join(' ')

/** Formats a house number with letter and addition: '12', '12A', '12A-3'. */
export const formatHouseNumber = (number: string, letter?: string | null, addition?: string | null): string =>
  `${number}${letter ?? ''}${addition ? `-${addition}` : ''}`
