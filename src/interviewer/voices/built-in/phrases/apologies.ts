/** By language: for a question of ours that struck somebody as odd, or as beside the matter. */
export const oddApologies: Readonly<Record<string, readonly string[]>> = {
  en: [
    "Sorry, that was an odd thing to ask.",
    "Sorry, I can see why that sounded strange.",
    "Sorry, I strayed from the subject there.",
  ],
  de: ["Entschuldigung, das klang sicher seltsam.", "Verzeihung, da bin ich vom Thema abgekommen."],
  es: ["Perdone, eso sonó raro.", "Disculpe, me he desviado del tema."],
  fr: ["Pardon, cela a dû vous sembler étrange.", "Excusez-moi, je me suis écarté du sujet."],
  pt: ["Desculpe, isso soou estranho.", "Desculpe, desviei-me do assunto."],
  ar: ["عذرا، بدا سؤالي غريبا.", "المعذرة، ابتعدت عن الموضوع."],
};

/** By language: at the end, for whoever asked that something goes no further. */
export const discreetFarewells: Readonly<Record<string, string>> = {
  en: "If you'd rather not leave it with us after all, your private link lets you delete everything you wrote.",
  de: "Wenn Sie es doch lieber nicht hierlassen möchten, können Sie mit Ihrem persönlichen Link alles löschen.",
  es: "Si al final prefiere no dejarlo aquí, con su enlace privado puede borrar todo lo que escribió.",
  fr: "Si vous préférez ne pas le laisser ici, votre lien privé permet de tout effacer.",
  pt: "Se afinal preferir não deixar isto aqui, com o seu link privado pode apagar tudo o que escreveu.",
  ar: "إن فضلت ألا يبقى هذا هنا، يمكنك حذف كل ما كتبته عن طريق رابطك الخاص.",
};
