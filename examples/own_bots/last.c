/* A bot in C, without any library: says the last of its options. One JSON line in, one out.

       cc -O2 -o last examples/own_bots/last.c
       anpfiff arena finale --bots "cmd:./last,random" --games 20

   Notations hold letters, digits, spaces and a few signs, never a quotation mark or a backslash, so the text between the
   last two quotation marks of the list of options is the last option. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        char *list = strstr(line, "\"options\": [");
        char *end = list ? strchr(list, ']') : NULL;
        if (!end) return 1;
        while (end > list && *end != '"') end--;
        *end = '\0';
        printf("{\"action\": \"%s\"}\n", strrchr(list, '"') + 1);
        fflush(stdout);
    }
    free(line);
    return 0;
}
