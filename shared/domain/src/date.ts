const parts = (date: string): [year: number, month: number, day: number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]

/** Whole months from one 'YYYY-MM-DD' to another; negative when `to` is earlier. */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from)
  const [fromYear, fromMonth, fromDay] = parts(from)
  const [toYear, toMonth, toDay] = parts(to)
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0)
}

/** Age in whole years on a date, both 'YYYY-MM-DD'. */
export const ageOn = (birth: string, date: string): number => Math.floor(monthsBetween(birth, date) / 12)
