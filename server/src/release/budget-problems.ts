import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type RemoteDescriptor, SizeBudget } from '@portal/contract/build-descriptor'
import * as v from 'valibot'
import { compressWithCache } from '../registry/asset-store.ts'

/** Size limit in kilobytes, compressed, of a widget's script, unless the remote's descriptor sets one. */
const defaultWidgetKilobytes = 30

/** Describes each part of a remote (start, views, widgets) that is larger than its size budget. */
export async function findBudgetProblems(
  { entry, views, texts, widgets = {}, budget }: RemoteDescriptor,
  folder: string,
): Promise<string[]> {
  const limits = v.parse(SizeBudget, budget ?? {})
  const sumKilobytes = async (files: readonly string[]) => {
    const weights = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
        return (await compressWithCache(content)).length
      }),
    )
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024
  }
  const lists = Object.values(views)
  const sharedViewFiles = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)))
  const startFiles = [entry.path, ...sharedViewFiles, ...(texts.nl ?? [])]
  const describeBudgetExcess = (what: string, is: number, limit: number) =>
    is > limit ? [`${what} weighs ${is.toFixed(1)} kB, and may weigh ${limit} kB`] : []
  const viewProblems = await Promise.all(
    Object.entries(views).map(async ([name, files]) =>
      describeBudgetExcess(
        `its view "${name}"`,
        await sumKilobytes(files.filter((file) => !sharedViewFiles.includes(file))),
        limits.view,
      ),
    ),
  )
  const widgetProblems = await Promise.all(
    Object.entries(widgets).map(async ([name, script]) =>
      describeBudgetExcess(
        `its widget "${name}"`,
        await sumKilobytes([script]),
        limits.widget ?? defaultWidgetKilobytes,
      ),
    ),
  )
  return [
    ...describeBudgetExcess('its start', await sumKilobytes(startFiles), limits.start),
    ...viewProblems.flat(),
    ...widgetProblems.flat(),
  ]
}
