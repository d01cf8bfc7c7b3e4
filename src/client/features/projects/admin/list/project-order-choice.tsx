import { useToast } from '#client/ui/feedback/toast';
import { Segmented } from '#client/ui/primitives/segmented';
import { PROJECT_ORDER_LABELS, PROJECT_ORDERS, type ProjectOrder } from '#shared/contract/site';

export type ProjectOrderSetting = { value: ProjectOrder; set: (order: ProjectOrder) => Promise<unknown> };

const OPTIONS = PROJECT_ORDERS.map(value => ({ value, label: PROJECT_ORDER_LABELS[value] }));

const ORDER_SET: Record<ProjectOrder, string> = {
  newest: 'Visitors see the newest project first.',
  own: 'Visitors see the projects in your order.',
};

/** Chooses whether visitors see the newest project first or the owner's order. */
export function ProjectOrderChoice({ setting }: { setting: ProjectOrderSetting }) {
  const toast = useToast();

  async function choose(order: ProjectOrder): Promise<void> {
    try {
      await setting.set(order);
      toast.success(ORDER_SET[order]);
    } catch {
      toast.failure("Couldn't save the order.", {
        actions: [{ label: 'Retry', onAct: () => void choose(order) }],
      });
    }
  }

  return (
    <Segmented
      label="Order that visitors see"
      options={OPTIONS}
      value={setting.value}
      onValueChange={order => void choose(order)}
    />
  );
}
