import { ownNormsFolder, readNormFiles } from '@portal/advice/node/norm-files'
import { combineNormFiles } from '@portal/advice/norms'

const isNumberTable = (value: unknown): value is number[][] => Array.isArray(value) && Array.isArray(value[0])

/** Adds an edition of the lending norms whose housing quotas are multiplied by a factor. */
export function addNextLendingNorms(firstDay: string, times: number) {
  const files = readNormFiles(ownNormsFolder)
  const newestFile = files
    .filter(({ kind }) => kind === 'lending')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .at(-1)
  const nextEntries = Object.entries(newestFile?.content as Record<string, { value: unknown }>).map(
    ([key, norm]) =>
      isNumberTable(norm.value)
        ? [
            key,
            {
              ...norm,
              value: norm.value.map(([income, ...quotas]) => [
                income,
                ...quotas.map((quota) => quota * times),
              ]),
            },
          ]
        : [key, norm],
  )
  const content = { ...Object.fromEntries(nextEntries), valid_from: firstDay, valid_to: '2099-12-31' }
  return combineNormFiles([...files, { kind: 'lending', name: 'next', content }])
}
