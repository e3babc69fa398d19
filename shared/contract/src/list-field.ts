import * as v from '@portal/contract/valibot'

const maxReportedIssues = 200

function limitReportedIssues<Item extends v.GenericSchema>(item: Item): Item {
  let faults = 0
  const run: Item['~run'] = (dataset, config) => {
    if (faults >= maxReportedIssues) return { ...dataset, typed: false } as ReturnType<Item['~run']>
    const checked = item['~run'](dataset, config)
    faults += checked.issues?.length ?? 0
    return checked
  }
  return { ...item, '~run': run }
}

/**
 * Creates the schema of a list with a maximum length. It checks the length before the items, so that a long list is
 * rejected quickly.
 */
export function createListField<const Item extends v.GenericSchema>(
  item: Item,
  maxLength: number,
  message?: string,
) {
  const list = v.array(item)
  const length = v.maxLength<v.InferOutput<Item>[], number, string | undefined>(maxLength, message)
  const run: (typeof list)['~run'] = (dataset, config) => {
    const { value } = dataset
    if (!Array.isArray(value) || value.length <= maxLength)
      return v.array(limitReportedIssues(item))['~run'](dataset, config)
    const { issues } = length['~run']({ typed: true, value }, config)
    return { typed: false, value, issues } as ReturnType<(typeof list)['~run']>
  }
  return v.pipe({ ...list, '~run': run }, length)
}
