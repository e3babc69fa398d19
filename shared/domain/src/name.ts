/** Parts of a name as the wire has them; `suffix` is the prefix of the last name ('van der'). */
interface NameParts {
  initials?: string | null
  first_name?: string | null
  suffix?: string | null
  last_name?: string | null
}

/** A name in one text: first name (else initials), prefix and last name, as far as they are known. */
export const fullNameOf = ({ initials, first_name, suffix, last_name }: NameParts): string =>
  [first_name || initials, suffix, last_name].filter(Boolean).join(' ')

/** House number, letter and addition in one text: '12', '12A', '12A-3'. */
export const formattedNumberOf = (number: string, letter?: string | null, addition?: string | null): string =>
  `${number}${letter ?? ''}${addition ? `-${addition}` : ''}`
