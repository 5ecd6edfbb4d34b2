import { useQueryClient } from "@tanstack/react-query";
import { leaveAdmin } from "@/admin/login/access.ts";
import { useSignOut } from "@/admin/login/api.ts";
import { showToast } from "@/ui/toast.ts";
import { useChangeRole, useRemovePerson, useSignOutPerson } from "./api.ts";
import { ConfirmDialog } from "@/admin/fields/ConfirmDialog.tsx";
import { changeFailure } from "./peopleMessages.ts";
import { otherRole, type Person } from "./person.ts";
import { actionTexts } from "./actionTexts.ts";
import type { PersonAction } from "./PersonRow.tsx";

interface PersonDialogProps {
  person: Person;
  what: PersonAction;
  onClose: () => void;
}

export function PersonDialog({ person, what, onClose }: PersonDialogProps) {
  const queryClient = useQueryClient();
  const changing = useChangeRole();
  const removing = useRemovePerson();
  const signingOut = useSignOutPerson();
  const { mutateAsync: signOutHere } = useSignOut();
  const texts = actionTexts(what, person);

  const act = async () => {
    const { id } = person;
    if (what === "role") await changing.mutateAsync({ id, role: otherRole(person.role) });
    else await (what === "remove" ? removing : signingOut).mutateAsync({ id });
  };
  const confirm = async () => {
    try {
      await act();
      showToast({ title: texts.done });
      if (person.isSelf && what === "role") await queryClient.invalidateQueries();
      if (person.isSelf && what !== "role") {
        leaveAdmin();
        await signOutHere();
      }
    } catch (error) {
      showToast(changeFailure(error));
    }
    onClose();
  };

  return (
    <ConfirmDialog
      {...texts}
      isFinal={what === "remove"}
      isPending={changing.isPending || removing.isPending || signingOut.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    />
  );
}
