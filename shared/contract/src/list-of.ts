import * as v from '@portal/contract/schema'

/** Number of errors after which the rest of a list is not validated. */
const enough = 200

/** Validates items until the list has enough errors. */
function untilEnough<Item extends v.GenericSchema>(item: Item): Item {
  let faults = 0
  const run: Item['~run'] = (dataset, config) => {
    if (faults >= enough) return { ...dataset, typed: false } as ReturnType<Item['~run']>
    const checked = item['~run'](dataset, config)
    faults += checked.issues?.length ?? 0
    return checked
  }
  return { ...item, '~run': run }
}

/** A list with a maximum length, which is checked before its items, so that a long list costs nothing. */
export function listOf<const Item extends v.GenericSchema>(item: Item, maxLength: number, message?: string) {
  const list = v.array(item)
  const length = v.maxLength<v.InferOutput<Item>[], number, string | undefined>(maxLength, message)
  const run: (typeof list)['~run'] = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value) || value.length <= maxLength)
      return v.array(untilEnough(item))['~run'](dataset, config)
    const { issues } = length['~run']({ typed: true, value }, config)
    return { typed: false, value, issues } as ReturnType<(typeof list)['~run']>
  }
  return v.pipe({ ...list, '~run': run }, length)
}
