import { isInterestRateInRange } from '@portal/contract/interest-rate-range'
import * as v from '@portal/contract/valibot'
import { parseMoney, parsePercent } from '@portal/domain/format/decimal'
import { formatWholeEuro } from '@portal/domain/format/format-money'
import { parseDate } from '@portal/domain/format/parse-date'
import { allowBlank, requireText } from '@portal/remote-kit/form-schema'
import type { WidgetContextValue } from '../widget-context.ts'

const typedText = v.optional(v.string(), '')

const subtractYears = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/** Creates schema parts that convert the text of a field to a value of the request; null for an empty field. */
export function createFieldSchemas({
  text,
  language,
  today,
}: Pick<WidgetContextValue, 'text' | 'language' | 'today'>) {
  /** Amount in euro, with either decimal separator. `max` is the maximum plausible amount. */
  const amount = (max: number) =>
    v.pipe(
      typedText,
      v.check(
        allowBlank((typed) => parseMoney(typed) !== null),
        text('mistake_amount'),
      ),
      v.transform(parseMoney),
      v.check(
        (amount) => (amount ?? 0) <= max,
        text('mistake_amount_high', { most: formatWholeEuro(max, language) }),
      ),
    )
  return {
    amount,
    /** Like `amount`, but zero for an empty field. */
    amountOrZero: (max: number) =>
      v.pipe(
        amount(max),
        v.transform((typed) => typed ?? 0),
      ),
    /** Interest rate, typed in percent, as a fraction. */
    rate: v.pipe(
      typedText,
      v.check(
        allowBlank((typed) => isInterestRateInRange(parsePercent(typed) ?? 0)),
        text('mistake_rate'),
      ),
      v.transform(parsePercent),
      v.transform((percent) => percent && Math.round(percent * 1e4) / 1e6),
    ),
    /** Date of birth of an adult of plausible age, as 'YYYY-MM-DD'. */
    birthDate: v.pipe(
      requireText(text('mistake_birth_missing')),
      v.check((typed) => parseDate(typed) !== null, text('mistake_date')),
      v.transform((typed) => parseDate(typed) ?? ''),
      v.check((date) => date < today, text('mistake_birth_future')),
      v.check((date) => date <= subtractYears(today, 18), text('mistake_birth_young')),
      v.check((date) => date > subtractYears(today, 110), text('mistake_birth_old')),
    ),
    /** One of a few numbers; `usual` if none of them is selected. */
    choice: (numbers: readonly number[], usual: number) =>
      v.pipe(
        typedText,
        v.transform((selected) => numbers.find((one) => String(one) === selected) ?? usual),
      ),
  }
}

export type FieldSchemas = ReturnType<typeof createFieldSchemas>
