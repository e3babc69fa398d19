import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Budget, type Descriptor } from '@portal/contract/descriptor'
import * as v from 'valibot'
import { compressed } from '../registry/compression.ts'

/** Default maximum size of a widget's script in kilobytes. */
const defaultWidgetKilobytes = 30

/** Parts of a build that are larger than its budget. */
export async function budgetProblems(
  { entry, views, texts, widgets = {}, budget }: Descriptor,
  folder: string,
): Promise<string[]> {
  const most = v.parse(Budget, budget ?? {})
  const weigh = async (files: readonly string[]) => {
    const weights = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const content = await readFile(path.join(folder, file)).catch(() => Buffer.alloc(0))
        return (await compressed(content)).length
      }),
    )
    return weights.reduce((sum, weight) => sum + weight, 0) / 1024
  }
  const lists = Object.values(views)
  const shared = (lists[0] ?? []).filter((file) => lists.every((list) => list.includes(file)))
  const start = [entry.path, ...shared, ...(texts.nl ?? [])]
  const over = (what: string, is: number, limit: number) =>
    is > limit ? [`${what} weighs ${is.toFixed(1)} kB, and may weigh ${limit} kB`] : []
  const ofViews = await Promise.all(
    Object.entries(views).map(async ([name, files]) =>
      over(`its view "${name}"`, await weigh(files.filter((file) => !shared.includes(file))), most.view),
    ),
  )
  const ofWidgets = await Promise.all(
    Object.entries(widgets).map(async ([name, script]) =>
      over(`its widget "${name}"`, await weigh([script]), most.widget ?? defaultWidgetKilobytes),
    ),
  )
  return [...over('its start', await weigh(start), most.start), ...ofViews.flat(), ...ofWidgets.flat()]
}
