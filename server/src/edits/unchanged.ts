import { cleanPhone } from '@portal/domain/format/typing'

/** Amounts that forms ask in whole euros, so that what they say of the cents on file says nothing. */
const isWhole = (name: string) => name.startsWith('gross_annual_')

function saysTheSame(name: string, was: unknown, now: unknown): boolean {
  if (was == null || was === '') return now == null || now === ''
  if (typeof was === 'number' && typeof now === 'number' && isWhole(name))
    return Math.floor(was) === Math.floor(now)
  if (name === 'mobile') return cleanPhone(String(was)) === now
  return was === now
}

/**
 * What a form says that the file does not say already. A form is sent whole, and tells some things in a shape of its own:
 * an empty text for nothing, whole euros, a number as it is dialled. None of that changes what the customer left alone.
 */
export const changedFrom = <T extends object>(onFile: object, said: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name, now]) =>
        now !== undefined && !saysTheSame(name, (onFile as Record<string, unknown>)[name], now),
    ),
  ) as Partial<T>
