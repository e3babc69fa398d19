import { cleanPhone } from '@portal/domain/format/typing'

/** Amounts that forms have in whole euros, so that stored cents are no difference. */
const isWhole = (name: string) => name.startsWith('gross_annual_')

function isSameValue(name: string, was: unknown, now: unknown): boolean {
  if (was == null || was === '') return now == null || now === ''
  if (typeof was === 'number' && typeof now === 'number' && isWhole(name))
    return Math.floor(was) === Math.floor(now)
  if (name === 'mobile') return cleanPhone(String(was)) === now
  return was === now
}

/**
 * Values of a form that differ from the file. Forms are sent whole and have their own formats: empty text for nothing,
 * whole euros, phone numbers as dialled. Those differences do not change untouched values.
 */
export const changedFrom = <T extends object>(onFile: object, sent: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(sent).filter(
      ([name, now]) =>
        now !== undefined && !isSameValue(name, (onFile as Record<string, unknown>)[name], now),
    ),
  ) as Partial<T>
